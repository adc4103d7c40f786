/** Customer service number (spec section 9). */
export const customerServiceNumber = '199002';
