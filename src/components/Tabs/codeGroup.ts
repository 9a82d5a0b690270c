/** The group of tabs that are commands: they look like one block of code. */
export const codeGroup = 'package-manager';
