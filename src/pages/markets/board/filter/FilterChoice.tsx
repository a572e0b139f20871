import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { Button } from '#ui/form/Button.tsx'

const route = getRouteApi('/markets')

/** Loaded by the first press. */
const FilterDialog = lazyRouteComponent(() => import('./FilterDialog.tsx'), 'FilterDialog')

/** Opens the filters of the board, and says how many are set. */
export function FilterChoice() {
  const { filter } = route.useSearch()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Filters{filter && ` · ${filter.split(',').length}`}</Button>
      {isOpen && (
        <Suspense>
          <FilterDialog onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
