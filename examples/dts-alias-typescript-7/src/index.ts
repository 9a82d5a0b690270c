import { hypotenuse } from '@/utils/hypotenuse';

export const diagonal: number = hypotenuse(3, 4);
