/** The hidden field of every filter form: it asks for the page that is made for the request (next-routing.ts). */
export const filteredView = { name: 'view', value: 'filtered' } as const;
