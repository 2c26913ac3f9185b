// Loaded before the API, which reads the time with Date.now() alone.
const frozenAt = Number(process.env.FROZEN_AT);
Date.now = () => frozenAt;
