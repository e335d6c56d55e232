/** What pdfkit 0.20 takes and its types of 0.17 don't know yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: 'Column' | 'Row'
    bbox?: [number, number, number, number]
    placement?: 'Block' | 'Inline'
  }
  interface AnnotationOption {
    structParent?: PDFStructureElement
  }
}

declare namespace PDFKit {
  interface PDFOutline {
    addItem(title: string, options: { fit: boolean; top: number; left: number }): PDFOutline
  }
}
