export {default} from './plugin/index.ts';
