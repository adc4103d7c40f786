/**
 * Formats of the registry's own supplier papers. They are not published, so these only refuse what can be no number at
 * all (no digit, foreign signs, absurd length). Whoever knows the true ones writes them here: nothing else depends on them.
 */
export const ERP_ID_FORMAT = /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9 ._/-]{0,29}$/;
export const CONTRACT_NUMBER_FORMAT = /^(?=.*\d)[\p{L}\d][\p{L}\d ._/#-]{0,39}$/u;
