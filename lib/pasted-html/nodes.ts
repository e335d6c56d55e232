import type { parseDocument } from 'htmlparser2'

export type AnyNode = ReturnType<typeof parseDocument>['children'][number]
export type Element = Extract<AnyNode, { attribs: Record<string, string> }>

export const isElement = (node: AnyNode): node is Element => 'attribs' in node

export const childrenOf = (node: Element): readonly AnyNode[] => node.children

export const attributeOf = (node: Element, name: string): string => node.attribs[name] ?? ''

/** Comments, in which Word hides what is for itself, have no text. */
export const textOf = (nodes: readonly AnyNode[]): string =>
  nodes
    .map((node) => (isElement(node) ? textOf(childrenOf(node)) : node.type === 'text' ? node.data : ''))
    .join('')
