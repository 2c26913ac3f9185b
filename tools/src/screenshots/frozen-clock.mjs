// Loaded before the API, which reads the time with Date.now() alone.
import { Server } from 'node:http';

const frozenAt = Number(process.env.FROZEN_AT);
Date.now = () => frozenAt;

// Node does not read the time of the Date header so, and the page takes the time of the server from there: it would warn of the session's
// end.
const { emit } = Server.prototype;
Server.prototype.emit = function (event, ...args) {
  if (event === 'request') args[1].setHeader('date', new Date(frozenAt).toUTCString());
  return emit.call(this, event, ...args);
};
