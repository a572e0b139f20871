import { InterfaceError } from '#lib/requests/errors.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { Stale } from '#ui/feedback/failure/Stale.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { Status } from '#ui/feedback/Status.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Detail, Details } from '#ui/layout/Details.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

const unreachable = new InterfaceError('explorer', 'unreachable', 'No connection.')
const strange = new InterfaceError('indexer', 'malformed', 'The answer was a web page, not data.')
const fiveMinutesAgo = new Date(Date.now() - 300_000)

/** The states of a panel: waiting, empty, failed, stale. */
export function States() {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Panel title="Waiting">
        <Skeleton rows={4} />
      </Panel>
      <Panel title="Empty">
        <Empty action={<Button size="small">Get test tokens</Button>}>This address has no tokens.</Empty>
      </Panel>
      <Panel title="Failed" source="explorer">
        <Failure error={unreachable} retry={() => undefined} />
      </Panel>
      <Panel title="Malformed" source="indexer">
        <Failure error={strange} retry={() => undefined} />
      </Panel>
      <Panel title="Stale" source="explorer">
        <Stale at={fiveMinutesAgo} error={unreachable} retry={() => undefined} />
        <Details>
          <Detail label="Status" help="Whether the transaction did what it was asked.">
            <Status value="success" />
          </Detail>
          <Detail label="Mined">
            <Time at={fiveMinutesAgo} />
          </Detail>
        </Details>
      </Panel>
      <Panel title="A bug in one panel">
        <Broken />
      </Panel>
    </div>
  )
}

function Broken(): never {
  throw new Error('A panel that throws')
}
