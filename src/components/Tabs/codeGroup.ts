/** Group of tabs with commands, which look like one code block. */
export const codeGroup = 'package-manager';
