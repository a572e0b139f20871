import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** What stands under a tab while its code is on the way. */
export function TabPending() {
  return (
    <Panel title="Loading" bare>
      <Skeleton rows={10} />
    </Panel>
  )
}
