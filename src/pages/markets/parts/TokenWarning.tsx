import { lazyRouteComponent } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { Suspense } from 'react'
import { mayLookAlike } from '#domain/names/mayLookAlike.ts'
import type { Token } from '#interfaces/explorer/token/token.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import { ErrorBoundary } from '#ui/feedback/failure/ErrorBoundary.tsx'
import { LookAlikes } from '#ui/trust/LookAlikes.tsx'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'

const Imitation = lazyRouteComponent(() => import('#pages/markets/parts/Imitation.tsx'), 'Imitation')

/** The standards of tokens that have no market, because they are not fungible. */
export const collections: ReadonlySet<string | null | undefined> = new Set(['ERC-721', 'ERC-1155'])

/** Only a name beyond ASCII can have other letters. */
const isAscii = /^[\x20-\x7e]*$/

/**
 * Warns above the page of a token whose name looks like another one's, also while the code of markets cannot be loaded. Its
 * place is held from the first paint of such a name, so that nothing is pressed in its stead.
 */
export function TokenWarning({ token }: { token: Pick<Token, 'address' | 'symbol' | 'name' | 'type'> }) {
  const name = token.symbol || token.name || ''
  if (!mayLookAlike([name])) return null
  const isChecked = !collections.has(token.type) && !isAscii.test(name)
  const note = <OtherLetters name={name} isNote />
  return (
    <div
      data-checked={isChecked || undefined}
      className="mb-4 hidden gap-3 rounded-lg border border-warn bg-surface px-4 py-3 text-sm has-[[role=note]]:flex data-checked:min-h-24"
    >
      <TriangleAlert size={16} className="mt-0.5 shrink-0 text-warn" aria-hidden />
      <div className="min-w-0">
        <LookAlikes tokens={[token]} className="">
          {null}
        </LookAlikes>
        {isChecked && hasMarkets() ? (
          <ErrorBoundary fallback={() => note}>
            <Suspense fallback={<p role="note">Checking the letters of this name…</p>}>
              <Imitation
                market={{ symbol: name, name: token.name ?? name }}
                token={token.address}
                className=""
              />
            </Suspense>
          </ErrorBoundary>
        ) : (
          note
        )}
      </div>
    </div>
  )
}
