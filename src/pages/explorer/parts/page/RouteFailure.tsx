import { Link } from '@tanstack/react-router'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { MalformedParameter } from './pageParameters.ts'

type RouteFailureProps = { error: unknown; reset: () => void }

/** Shown when the path of a page is malformed or the page failed as a whole. */
export function RouteFailure({ error, reset }: RouteFailureProps) {
  const problem = error instanceof Error && error.cause instanceof MalformedParameter ? error.cause : null
  return (
    <>
      <PageHead
        title={problem ? `Invalid ${problem.subject}` : 'This page could not be shown'}
        documentTitle="Not a page"
      />
      <Panel title="What happened" bare>
        {problem ? (
          <Empty
            action={
              <Link to="/" className={buttonClass()}>
                Home
              </Link>
            }
          >
            <bdi>{problem.message}</bdi>
          </Empty>
        ) : (
          <Failure error={error} retry={reset} />
        )}
      </Panel>
    </>
  )
}
