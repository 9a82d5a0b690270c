export {agreeOn} from './agree.ts';
export {agreedText} from './agreedText.ts';
export {inLocale, readConfig, type Config} from './config.ts';
export {differenceByWords, plainDifference, type Run} from './difference.ts';
export {readLock, writeLock, type Agreement, type Lock, type LockedPage} from './lock.ts';
export {countStates, readTranslation, type PageStatus} from './readTranslation.ts';
export {states, type SectionStatus, type State} from './states.ts';
