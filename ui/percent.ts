/** A share of a side as a style writes it, to a hundredth of a per cent: a tenth of a pixel of a chart. Seventeen digits can’t be packed. */
export const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`
