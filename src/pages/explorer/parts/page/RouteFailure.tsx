import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { MalformedParameter } from './pageParameters.ts'

const MalformedPath = lazyRouteComponent(() => import('./MalformedPath.tsx'), 'MalformedPath')

type RouteFailureProps = { error: unknown; reset: () => void }

/** Shown when the path of a page is malformed or the page failed as a whole. */
export function RouteFailure({ error, reset }: RouteFailureProps) {
  if (error instanceof Error && error.cause instanceof MalformedParameter)
    return (
      <Suspense>
        <MalformedPath problem={error.cause} />
      </Suspense>
    )
  return (
    <>
      <PageHead title="This page could not be shown" documentTitle="Not a page" />
      <Panel title="What happened" bare>
        <Failure error={error} retry={reset} />
      </Panel>
    </>
  )
}
