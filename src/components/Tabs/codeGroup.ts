/** `groupId` of tabs with a command for each package manager, which look like one code block. */
export const codeGroup = 'package-manager';
