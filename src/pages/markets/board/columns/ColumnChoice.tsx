import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { Button } from '#ui/form/Button.tsx'
import { ColumnsLabel } from './ColumnsLabel.tsx'

/** The code loads with the first press. */
const ColumnMenu = lazyRouteComponent(() => import('./ColumnMenu.tsx'), 'ColumnMenu')

/** A button for the choice of the board's columns. */
export function ColumnChoice() {
  const [isWanted, setIsWanted] = useState(false)
  const button = (
    <Button aria-haspopup="menu" onClick={() => setIsWanted(true)}>
      <ColumnsLabel />
    </Button>
  )
  return isWanted ? (
    <Suspense fallback={button}>
      <ColumnMenu />
    </Suspense>
  ) : (
    button
  )
}
