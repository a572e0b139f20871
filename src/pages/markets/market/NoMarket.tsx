import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'

type NoMarketProps = { title: string; children: ReactNode }

/** In place of a market that does not exist: why, and the way to those that do. */
export function NoMarket({ title, children }: NoMarketProps) {
  return (
    <>
      <PageHead title={title} documentTitle={title} />
      <p className="mb-4 max-w-prose text-muted">{children}</p>
      <Link to="/markets" className={buttonClass()}>
        All markets
      </Link>
    </>
  )
}
