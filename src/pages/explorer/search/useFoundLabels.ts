import { useMemo, useSyncExternalStore } from 'react'
import { findLabels, type OwnLabel } from '#lib/browser/storage/findLabels.ts'
import { ownLabels } from '#lib/browser/storage/ownLabels.ts'

/** The user's labels and the names of the site's own contracts that contain a text, as they are now. */
export function useFoundLabels(text: string): OwnLabel[] {
  const labels = useSyncExternalStore(ownLabels().subscribe, ownLabels().read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other labels are other matches.
  return useMemo(() => findLabels(text), [text, labels])
}
