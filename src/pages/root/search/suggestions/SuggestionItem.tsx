import { Autocomplete } from '@base-ui/react/autocomplete'
import type { Suggestion } from '#domain/search/resolveSearch.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { RemotePicture } from '#ui/figures/pictures/RemotePicture.tsx'
import { Identicon } from '#ui/links/Identicon.tsx'
import { Highlight } from './Highlight.tsx'

type SuggestionItemProps = {
  suggestion: Suggestion
  typed: string
  onChoose: (suggestion: Suggestion) => void
}

/** One suggestion with its title, its detail and the address it stands for. */
export function SuggestionItem({ suggestion, typed, onChoose }: SuggestionItemProps) {
  const { title, detail, address, price, imageUrl, group } = suggestion
  return (
    <Autocomplete.Item
      value={suggestion}
      onClick={() => onChoose(suggestion)}
      className="flex h-9 cursor-pointer items-baseline gap-3 px-3 py-2 text-sm hover:bg-raised data-highlighted:bg-soft"
    >
      <RemotePicture src={imageUrl} name={title}>
        {address && <Identicon address={address} />}
      </RemotePicture>
      <span className={`truncate font-medium ${detail ? 'max-w-3/5 shrink-0' : ''}`}>
        <Highlight text={title} part={typed} />
      </span>
      {detail && (
        <span className="min-w-0 truncate text-xs text-faint">
          <Highlight text={detail} part={typed} />
        </span>
      )}
      {address && group !== 'Addresses' && (
        <span className="ml-auto flex shrink-0 items-baseline gap-3 text-xs text-faint">
          {suggestion.isReported && <span className="text-warn">Reported scam</span>}
          {price && <Price value={price} />}
          <span className="font-mono">{shortHash(address)}</span>
        </span>
      )}
    </Autocomplete.Item>
  )
}
