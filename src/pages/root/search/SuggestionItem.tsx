import { Autocomplete } from '@base-ui/react/autocomplete'
import type { Suggestion } from '#domain/search/resolveSearch.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { Highlight } from './Highlight.tsx'

type SuggestionItemProps = { suggestion: Suggestion; typed: string; onChoose: (path: string) => void }

/** One suggestion with its title, its detail and the address it stands for. */
export function SuggestionItem({ suggestion, typed, onChoose }: SuggestionItemProps) {
  const { title, detail, address, path } = suggestion
  return (
    <Autocomplete.Item
      value={suggestion}
      onClick={() => onChoose(path)}
      className="flex h-9 cursor-pointer items-baseline gap-3 px-3 py-2 text-sm hover:bg-raised data-highlighted:bg-soft"
    >
      <span className={`truncate font-medium ${detail ? 'max-w-3/5 shrink-0' : ''}`}>
        <Highlight text={title} part={typed} />
      </span>
      {detail && (
        <span className="min-w-0 truncate text-xs text-faint">
          <Highlight text={detail} part={typed} />
        </span>
      )}
      {address && <span className="ml-auto shrink-0 font-mono text-xs text-faint">{shortHash(address)}</span>}
    </Autocomplete.Item>
  )
}
