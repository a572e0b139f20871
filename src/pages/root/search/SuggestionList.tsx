import { Fragment } from 'react'
import type { Suggestion } from '#domain/search/resolveSearch.ts'
import { Highlight } from '#pages/root/layout/Highlight.tsx'

type SuggestionListProps = {
  id: string
  suggestions: readonly Suggestion[]
  active: number
  typed: string
  silent: readonly string[]
  busy: boolean
  onGo: (path: string) => void
}

/** What the search can go to, in groups; the field keeps the focus. */
export function SuggestionList({ id, suggestions, active, typed, silent, busy, onGo }: SuggestionListProps) {
  return (
    <div className="floating absolute inset-x-2 top-13 max-h-[70dvh] overflow-y-auto py-1 sm:inset-x-0 sm:top-10">
      <div role="listbox" id={`${id}-list`} aria-label="Suggestions">
        {suggestions.map((each, index) => (
          <Fragment key={`${each.group} ${each.id}`}>
            {each.group !== suggestions[index - 1]?.group && (
              <div role="presentation" className="px-3 pt-2 pb-1 text-xs text-faint">
                {each.group}
              </div>
            )}
            {/* The field holds the focus and the keys; a pointer chooses here. */}
            <div
              role="option"
              id={`${id}-${index}`}
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onGo(each.path)}
              onKeyDown={() => undefined}
              className="flex h-9 cursor-pointer items-baseline gap-3 px-3 py-2 text-sm hover:bg-raised aria-selected:bg-soft"
            >
              <span className="max-w-3/5 shrink-0 truncate font-medium">
                <Highlight text={each.title} part={typed} />
              </span>
              {each.detail && (
                <span className="min-w-0 truncate text-xs text-faint">
                  <Highlight text={each.detail} part={typed} />
                </span>
              )}
            </div>
          </Fragment>
        ))}
      </div>
      <p role="status" className="px-3 pt-1 pb-1 text-xs text-faint empty:hidden">
        {busy ? 'Searching…' : silent.length > 0 ? `${silent.join(' and ')} did not answer.` : ''}
      </p>
    </div>
  )
}
