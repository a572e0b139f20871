import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { mayLookAlike } from '#domain/names/mayLookAlike.ts'
import type { Token } from '#interfaces/explorer/token/token.ts'
import { ErrorBoundary } from '#ui/feedback/failure/ErrorBoundary.tsx'
import { LookAlikes } from '#ui/trust/LookAlikes.tsx'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'

const TokenImitation = lazyRouteComponent(() => import('./TokenImitation.tsx'), 'TokenImitation')

/** The standards of tokens that have no market, because they are not fungible. */
export const collections: ReadonlySet<string | null | undefined> = new Set(['ERC-721', 'ERC-1155'])

/** Warns before the figures of a token whose name looks like another one's, also while the code of markets cannot be loaded. */
export function TokenWarning({ token }: { token: Token }) {
  const name = token.symbol || token.name || ''
  if (!mayLookAlike([name])) return null
  const note = <OtherLetters name={name} isNote />
  return (
    <div className="order-first col-span-full w-full rounded-lg bg-warn/10 px-4 py-3 text-sm empty:hidden">
      <LookAlikes tokens={[token]} className="">
        {null}
      </LookAlikes>
      {collections.has(token.type) ? (
        note
      ) : (
        <ErrorBoundary fallback={() => note}>
          <Suspense fallback={note}>
            <TokenImitation token={token.address} name={name} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
