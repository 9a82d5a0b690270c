declare const VERSION: string;
declare const DEBUG: boolean;
