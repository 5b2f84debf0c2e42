// The only helpers of tslib that the framework's browser code calls; the whole of it weighs 3 KB.
exports.__importDefault = (module) => (module?.__esModule ? module : {default: module});
