import type {LabDraft} from './draft';

/** What both halves of the lab are given. */
export interface LabParts {
  /** Of the ids of their fields. */
  prefix: string;
  draft: LabDraft;
  /** The draft that results are made of; it may be a moment behind. */
  settled: LabDraft;
  onChange: (part: Partial<LabDraft>) => void;
}
