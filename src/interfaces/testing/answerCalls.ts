type Call = { id: number; method: string; params: readonly unknown[] }

/** The answer of a node to a request of one call or of many; `reply` has the `result` or the `error` of each. */
export function answerCalls(body: string, reply: (call: Call) => object): Response {
  const request: Call | Call[] = JSON.parse(body)
  const answer = (call: Call) => ({ jsonrpc: '2.0', id: call.id, ...reply(call) })
  return Response.json(Array.isArray(request) ? request.map(answer) : answer(request))
}
