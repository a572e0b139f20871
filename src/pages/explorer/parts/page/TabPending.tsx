import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

/** Shown while the code of a tab loads. */
export function TabPending() {
  return (
    <Panel title="Loading" bare>
      <Skeleton rows={10} />
    </Panel>
  )
}
