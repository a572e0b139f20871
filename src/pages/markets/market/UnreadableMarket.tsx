import { Link } from '@tanstack/react-router'
import { mayRecover } from '#lib/requests/errors.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { useSlowRetry } from '#ui/feedback/loading/useSlowRetry.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Hash } from '#ui/links/Hash.tsx'

type UnreadableMarketProps = { pool: Address; error: unknown; retry: () => void }

/** In place of a market that the indexer did not answer for: the failure, and where its address can still be looked up. */
export function UnreadableMarket({ pool, error, retry }: UnreadableMarketProps) {
  useSlowRetry(error, retry)
  return (
    <>
      <PageHead kind="Market" title={<Hash value={pool} />} documentTitle={`Market ${shortHash(pool)}`} />
      <Panel title="Market" bare>
        <Failure error={error} retry={retry} />
        <p className="flex flex-wrap gap-x-4 gap-y-2 border-t px-4 py-3 text-sm text-muted">
          {mayRecover(error) && 'This page tries again by itself.'}
          <Link to="/address/$address" params={{ address: pool }} className="link underline">
            The address in the explorer
          </Link>
          <Link to="/status" className="link underline">
            Network status
          </Link>
        </p>
      </Panel>
    </>
  )
}
