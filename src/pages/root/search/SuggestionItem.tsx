import { Autocomplete } from '@base-ui/react/autocomplete'
import type { Suggestion } from '#domain/search/resolveSearch.ts'
import { Highlight } from './Highlight.tsx'

type SuggestionItemProps = { suggestion: Suggestion; typed: string; onChoose: (path: string) => void }

/** One suggestion with its title and detail. */
export function SuggestionItem({ suggestion, typed, onChoose }: SuggestionItemProps) {
  const { title, detail, path } = suggestion
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
    </Autocomplete.Item>
  )
}
