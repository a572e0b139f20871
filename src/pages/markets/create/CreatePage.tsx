import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { emptyDraft } from '#domain/markets/create/marketDraft.ts'
import { launchTermsQuery } from '#interfaces/node/contract/curve/launchTerms.ts'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { CreateForm } from './CreateForm.tsx'
import { LaunchPanel } from './LaunchPanel.tsx'

/** The page that opens a new market: its form, and a preview with its curve. */
export function CreatePage() {
  const [draft, setDraft] = useState(emptyDraft)
  const { data: launch, error, refetch } = useQuery(launchTermsQuery())
  return (
    <>
      <PageHead title="Create a market" documentTitle="Create a market" />
      <p className="-mt-3 mb-4 max-w-4xl text-sm text-muted">
        A new token on its own bonding curve. Creating it costs only the network fee, whose amount stands
        above the button before you sign.
      </p>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {launch === null ? (
        <p role="status" className="max-w-prose text-sm text-warn">
          The router of this site names no factory that creates markets.{' '}
          <Link to="/markets" className="link">
            All markets
          </Link>
        </p>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <Panel title="Your market">
            <CreateForm draft={draft} onChange={setDraft} factory={launch?.factory ?? null} />
          </Panel>
          <LaunchPanel draft={draft} launch={launch ?? null} />
        </div>
      )}
    </>
  )
}
