import {tsImport} from 'tsx/esm/api';

// A worker does not take over the loader of the thread that starts it.
await tsImport('./timeAnswers.ts', import.meta.url);
