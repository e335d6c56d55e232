export const contactMailWords = { kind: 'contact' as const, what: 'Enquiry', facts: [] }
