import manual from './manual.pdf';
import chair from './chair.glb';

export const files: Record<string, string> = { manual, chair };
