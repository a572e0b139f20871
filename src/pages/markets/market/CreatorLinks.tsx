import type { Market } from '#interfaces/indexer/market.ts'
import { creatorWords } from '#interfaces/indexer/token/creatorWords.ts'
import { safeHref } from '#lib/text/href.ts'
import { cleanText } from '#lib/text/text.ts'
import { UntrustedLink } from '#ui/links/UntrustedLink.tsx'

/** The most links beside a name; the tab About has all of them. */
const mostLinks = 3

/** The pages that the creator of a market named on chain, beside its name. Nobody has checked them. */
export function CreatorLinks({ market: { metadata } }: { market: Pick<Market, 'metadata'> }) {
  const { links } = creatorWords({ metadata, description: null })
  return links
    .filter(({ url }) => safeHref(url) !== null)
    .slice(0, mostLinks)
    .map(({ name, url }) => (
      <span
        key={`${name} ${url}`}
        className="px-1 text-xs max-sm:hidden"
        title="By the creator, not verified"
      >
        <UntrustedLink name={cleanText(name, { longest: 12 })} url={url} />
      </span>
    ))
}
