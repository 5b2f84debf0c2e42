import {type ReactNode, useDeferredValue, useId, useState} from 'react';
import './lab.css';
import type {ToolProps} from '../frame/framedTool';
import {Segments} from '../parts/Segments';
import {useAddress, useParametersAtStart} from '../parts/useAddress';
import {Builder} from './Builder';
import {exampleDraft, isExample, type LabDraft} from './draft';
import {labIn, labParameters} from './labAddress';
import {Reader} from './Reader';

/** What its address begins with. */
const tool = 'packet-lab';

const modes = {read: 'Read a packet', build: 'Build a packet'} as const;

/** Reads pasted packets and builds packets to compare with, in the tab alone. */
export default function PacketLab({typed}: ToolProps): ReactNode {
  const prefix = useId();
  const start = useParametersAtStart(tool);
  const [draft, setDraft] = useState<LabDraft>(() => ({...(labIn(start) ?? exampleDraft), ...typed}));
  // The search for the cause of a failure takes a moment, which no key press should wait for.
  const settled = useDeferredValue(draft);
  useAddress(tool, labParameters(draft));

  function change(part: Partial<LabDraft>): void {
    setDraft((before) => {
      // What replaces the example was heard today as a rule; the example was not.
      const isReplaced =
        part.output !== undefined && isExample(before) && before.heard === exampleDraft.heard;
      const heard = isReplaced ? {heard: new Date().toISOString().slice(0, 10)} : {};
      return {...before, ...heard, ...part};
    });
  }
  const parts = {prefix, draft, settled, onChange: change};
  return (
    <section className="tool" aria-label="Packet lab" tabIndex={-1}>
      <div className="tool-bar">
        <Segments
          name="mode"
          legend="What to do"
          choices={modes}
          value={draft.mode}
          onChange={(mode) => change({mode})}
        />
        <p className="tool-hint" data-browser-only>
          Runs in this tab. Nothing is sent, and the key is kept nowhere.
        </p>
      </div>
      {draft.mode === 'read' ? <Reader {...parts} /> : <Builder {...parts} />}
    </section>
  );
}
