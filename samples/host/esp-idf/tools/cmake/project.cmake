# Stands in for ESP-IDF, when IDF_PATH names the folder `esp-idf`. It makes the target `app` of the component `main`,
# with the options of sdkconfig.defaults, as a program for this machine.

set(HOST_PROJECT_FOLDER "${CMAKE_CURRENT_LIST_DIR}")

# ESP-IDF replaces project() too: the component is built by it.
macro(project name)
  _project(${name} C)
  include("${HOST_PROJECT_FOLDER}/../../../host.cmake")
  host_read_kconfig("${CMAKE_SOURCE_DIR}/sdkconfig.defaults" HOST_OPTIONS)
  add_subdirectory(main)
endmacro()

function(idf_component_register)
  cmake_parse_arguments(PARSE_ARGV 0 component "" "" "SRCS;INCLUDE_DIRS;REQUIRES;PRIV_REQUIRES")
  add_executable(app ${component_SRCS})
  set_target_properties(app PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}")
  host_application(app esp-idf stubs/esp-idf gettimeofday ${HOST_OPTIONS})
  set(COMPONENT_LIB app PARENT_SCOPE)
endfunction()
