import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { ArgumentValue, argumentsOf, type DecodedCallProps } from './DecodedCall.tsx'

/** The values of an event, each behind its name. The head of its log names the event, and its bytes the types. */
export function DecodedEvent(props: DecodedCallProps) {
  return (
    <>
      {props.decoded.withCurrentImplementation && (
        <p className="text-xs text-faint">
          Decoded with the proxy’s implementation of today. It may have had another one then.
        </p>
      )}
      <MoreRows rows={argumentsOf(props)}>
        {(shown) => (
          <dl className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-6 empty:hidden">
            {shown.map((parameter) => (
              <div key={parameter.position} className="col-span-full grid grid-cols-subgrid">
                <dt className="break-words text-muted">
                  <ExternalText>{parameter.name || `#${parameter.position + 1}`}</ExternalText>
                </dt>
                <dd className="min-w-0 break-words">
                  <ArgumentValue parameter={parameter} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </MoreRows>
    </>
  )
}

/** An event that the head of its log does not name. */
export function UnnamedEvent(props: DecodedCallProps) {
  return (
    <>
      <p className="font-mono text-xs break-words">{props.decoded.methodCall}</p>
      <DecodedEvent {...props} />
    </>
  )
}
