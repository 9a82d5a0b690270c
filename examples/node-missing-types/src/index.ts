import path from 'node:path';

export const cacheFolder = path.join(process.cwd(), '.cache');
