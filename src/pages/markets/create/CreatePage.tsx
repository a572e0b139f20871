import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { emptyDraft } from '#domain/markets/create/marketDraft.ts'
import { launchTermsQuery } from '#interfaces/node/contract/curve/launchTerms.ts'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { CreateForm } from './CreateForm.tsx'
import { CreateHead } from './CreateHead.tsx'

/** The page that opens a new market, and shows it once it is created. */
export function CreatePage() {
  const [draft, setDraft] = useState(emptyDraft)
  const { data: launch, error, refetch } = useQuery(launchTermsQuery())
  if (launch === null)
    return (
      <>
        <CreateHead />
        <p role="status" className="max-w-prose text-sm text-warn">
          The router of this site names no factory that creates markets.{' '}
          <Link to="/markets" className="link">
            All markets
          </Link>
        </p>
      </>
    )
  return (
    <>
      <CreateForm draft={draft} onChange={setDraft} launch={launch ?? null} />
      {error && <Failure error={error} retry={() => void refetch()} />}
    </>
  )
}
