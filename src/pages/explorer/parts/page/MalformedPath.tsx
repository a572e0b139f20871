import { Link } from '@tanstack/react-router'
import { SearchBox } from '#pages/root/search/SearchBox.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { ExplorerNavigation } from './ExplorerNavigation.tsx'
import type { MalformedParameter } from './pageParameters.ts'

/** Shown for a path that names no record: what is wrong with it, and the search, which has what was typed. */
export function MalformedPath({ problem }: { problem: MalformedParameter }) {
  const title = `Invalid ${problem.subject}`
  return (
    <>
      <ExplorerNavigation />
      <PageHead title={title} documentTitle="Not a page" />
      <div className="grid gap-4">
        <SearchBox size="page" initial={problem.typed} />
        <Panel title={title} bare>
          <Empty action={<NextPage problem={problem} />}>
            <bdi>{problem.message}</bdi>
          </Empty>
        </Panel>
      </div>
    </>
  )
}

/** A link to the newest blocks or transactions, or to what is found by a text that is no address, such as a name. */
function NextPage({ problem: { subject, typed } }: { problem: MalformedParameter }) {
  if (subject === 'address')
    return (
      <Link to="/search" search={{ q: typed }} className={buttonClass()}>
        Search for it
      </Link>
    )
  return subject === 'block' ? (
    <Link to="/blocks" className={buttonClass()}>
      Latest blocks
    </Link>
  ) : (
    <Link to="/txs" className={buttonClass()}>
      Latest transactions
    </Link>
  )
}
